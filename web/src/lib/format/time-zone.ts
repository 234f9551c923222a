/** IANA name of the browser's time zone, in which imported times that state none are read. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
