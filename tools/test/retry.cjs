// Tests of whole processes are run a second time after a failure, and the first error is printed: docs/decisions/0054-flaky-tests.md.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
