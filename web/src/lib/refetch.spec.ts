import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { refetch, refetchIfFetching } from './refetch';

const key = ['souls'] as const;

/** A list that is looked at, each reading of which is answered when the test says so. */
function looking(client: QueryClient): { answers: ((list: string[]) => void)[]; stop: () => void } {
  const answers: ((list: string[]) => void)[] = [];
  const observer = new QueryObserver<string[]>(client, {
    queryKey: key,
    queryFn: () => new Promise((answer) => answers.push(answer)),
    staleTime: Infinity,
  });
  return { answers, stop: observer.subscribe(() => undefined) };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const held = (client: QueryClient): string[] | undefined => client.getQueryData(key);

describe('news of what is being read', () => {
  let client: QueryClient;
  let stop: () => void;
  let answers: ((list: string[]) => void)[];
  beforeEach(() => {
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    ({ answers, stop } = looking(client));
  });
  afterEach(() => {
    stop();
    client.clear();
  });

  it('gives up a first answer that is on its way, and asks anew', async () => {
    refetch(client, key);
    expect(answers).toHaveLength(2);
    answers[0]?.([]);
    await settled();
    expect(held(client)).toBeUndefined();
    answers[1]?.(['Ilse']);
    await settled();
    expect(held(client)).toEqual(['Ilse']);
    expect(client.getQueryState(key)?.status).toBe('success');
  });

  it('does not let an older answer take back what was told', async () => {
    answers[0]?.([]);
    await settled();
    refetch(client, key);
    client.setQueryData<string[]>(key, (list) => list && ['Ilse', ...list]);
    refetchIfFetching(client, key);
    expect(answers).toHaveLength(3);
    answers[1]?.([]);
    await settled();
    expect(held(client)).toEqual(['Ilse']);
    answers[2]?.(['Ilse', 'Odd']);
    await settled();
    expect(held(client)).toEqual(['Ilse', 'Odd']);
  });

  it('asks nothing where nothing is being read, or nobody looks', async () => {
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
