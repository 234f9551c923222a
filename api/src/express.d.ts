declare global {
  namespace Express {
    /** Who a request is from: no more than the account's id, so that none is read on the way. */
    interface User {
      id: number;
      /** Where a thread's key leads. */
      redirect?: string;
    }
  }
}

export {};
