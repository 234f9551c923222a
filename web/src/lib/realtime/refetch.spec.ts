import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { refetch, refetchIfFetching } from './refetch';

const key = ['souls'] as const;

/** Observes a query whose fetches the test resolves one by one. */
function observeQuery(client: QueryClient): { answers: ((list: string[]) => void)[]; stop: () => void } {
  const answers: ((list: string[]) => void)[] = [];
  const observer = new QueryObserver<string[]>(client, {
    queryKey: key,
    queryFn: () => new Promise((answer) => answers.push(answer)),
    staleTime: Infinity,
  });
  return { answers, stop: observer.subscribe(() => undefined) };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const cachedList = (client: QueryClient): string[] | undefined => client.getQueryData(key);

describe('refetch', () => {
  let client: QueryClient;
  let stop: () => void;
  let answers: ((list: string[]) => void)[];
  beforeEach(() => {
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    ({ answers, stop } = observeQuery(client));
  });
  afterEach(() => {
    stop();
    client.clear();
  });

  it('cancels a first fetch in flight and fetches again', async () => {
    refetch(client, key);
    expect(answers).toHaveLength(2);
    answers[0]?.([]);
    await settled();
    expect(cachedList(client)).toBeUndefined();
    answers[1]?.(['Ilse']);
    await settled();
    expect(cachedList(client)).toEqual(['Ilse']);
    expect(client.getQueryState(key)?.status).toBe('success');
  });

  it('does not let a stale response overwrite an event', async () => {
    answers[0]?.([]);
    await settled();
    refetch(client, key);
    client.setQueryData<string[]>(key, (list) => list && ['Ilse', ...list]);
    refetchIfFetching(client, key);
    expect(answers).toHaveLength(3);
    answers[1]?.([]);
    await settled();
    expect(cachedList(client)).toEqual(['Ilse']);
    answers[2]?.(['Ilse', 'Odd']);
    await settled();
    expect(cachedList(client)).toEqual(['Ilse', 'Odd']);
  });

  it('does not fetch without a fetch in flight or an observer', async () => {
    answers[0]?.(['Ilse']);
    await settled();
    refetchIfFetching(client, key);
    expect(answers).toHaveLength(1);
    stop();
    refetch(client, key);
    await settled();
    expect(answers).toHaveLength(1);
  });
});
