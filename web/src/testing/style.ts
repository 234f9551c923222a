/** Stub of imported style sheets. */
export {};
