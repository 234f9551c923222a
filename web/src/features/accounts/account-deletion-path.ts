/** Path of the screen that shows the state of a deletion. The token is in the fragment, which browsers do not send, so it is in no log. */
export const accountDeletionPath = (token: string): string => `/auth/account-deletion#${token}`;
