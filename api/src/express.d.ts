declare global {
  namespace Express {
    /** The authenticated account of a request. Only its id, so that no account has to be loaded. */
    interface User {
      id: number;
      /** Path to redirect to after a sign-in by thread key. */
      redirect?: string;
    }
  }
}

export {};
