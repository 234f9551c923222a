import { QueryFailedError } from 'typeorm';
import { type OutageCause, outageOf } from './outage';

const coded = (code: string) => Object.assign(new Error('x'), { code });
const causeOf = (error: unknown): OutageCause | undefined => outageOf(error)?.cause;

describe('outageOf', () => {
  it.each<[string, OutageCause]>([
    ['53100', 'full'],
    ['ENOSPC', 'full'],
    ['EDQUOT', 'full'],
    ['EROFS', 'read-only'],
    ['25006', 'read-only'],
    ['53200', 'overloaded'],
    ['53300', 'overloaded'],
    ['EMFILE', 'overloaded'],
    ['57014', 'timeout'],
    ['25P03', 'timeout'],
    ['57P05', 'timeout'],
    ['ETIMEDOUT', 'timeout'],
    ['57P01', 'down'],
    ['57P02', 'down'],
    ['57P03', 'down'],
    ['08006', 'down'],
    ['08P01', 'down'],
    ['ECONNREFUSED', 'down'],
    ['EPIPE', 'down'],
    ['40001', 'conflict'],
    ['40P01', 'conflict'],
    ['55P03', 'conflict'],
  ])('classifies code %s as %s', (code, cause) => {
    expect(causeOf(coded(code))).toBe(cause);
  });

  it.each<[string, OutageCause]>([
    ['timeout exceeded when trying to connect', 'overloaded'],
    ['Query read timeout', 'timeout'],
    ['timeout expired', 'timeout'],
    ['Connection terminated due to connection timeout', 'timeout'],
    ['Connection terminated unexpectedly', 'down'],
    ['Connection terminated', 'down'],
    ['Client has encountered a connection error and is not queryable', 'down'],
    ['Connection is closed.', 'down'],
    ["Stream isn't writeable and enableOfflineQueue options is false", 'down'],
    ['Reached the max retries per request limit (which is 1).', 'down'],
    ['READONLY You can not write against a read only replica.', 'read-only'],
    ['MISCONF Redis is configured to save RDB snapshots, but it is currently unable to persist to disk.', 'full'],
  ])('classifies the driver message "%s" as %s', (message, cause) => {
    expect(causeOf(new Error(message))).toBe(cause);
  });

  it('finds wrapped errors: TypeORM, causes and aggregates', () => {
    expect(causeOf(new QueryFailedError('SELECT 1', [], coded('57P01')))).toBe('down');
    expect(causeOf(new QueryFailedError('SELECT 1', [], new Error('Connection terminated unexpectedly')))).toBe('down');
    expect(causeOf(new Error('outer', { cause: coded('ENOSPC') }))).toBe('full');
    expect(causeOf(new AggregateError([coded('ECONNREFUSED')], 'all failed'))).toBe('down');
  });

  it.each([
    ['a violated constraint', coded('23505')],
    ['a syntax error', coded('42601')],
    ['a missing file', coded('ENOENT')],
    ['a refused argument', coded('ERR_INVALID_ARG_TYPE')],
    ['a plain error', new TypeError('x is not a function')],
    ['an error that quotes one', new Error('he said: Connection terminated')],
    ['no error', undefined],
    ['a string', 'ENOSPC'],
  ])('does not classify %s as an outage', (_, error) => {
    expect(outageOf(error)).toBeNull();
  });

  it('terminates on an error that is its own cause', () => {
    const error: Error & { cause?: unknown } = new Error('x');
    error.cause = error;
    expect(outageOf(error)).toBeNull();
  });

  it('returns retryAfter in whole seconds, longer for a full disk than for a conflict', () => {
    const [full, conflict] = [outageOf(coded('53100')), outageOf(coded('40P01'))];
    expect(Number.isInteger(full?.retryAfter) && Number.isInteger(conflict?.retryAfter)).toBe(true);
    expect(full?.retryAfter).toBeGreaterThan(conflict?.retryAfter ?? Infinity);
  });
});
