import { VoiceError } from '../voice/voice';
import type { EndpointOptions } from './endpoint';
import { backOff, Broken, failureOf, LOADING_PAUSE } from './failure';

function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** A signal that follows another and has one clock of its own, which can be set anew. */
export class Watch {
  private readonly controller = new AbortController();
  private clock: NodeJS.Timeout | undefined;
  private readonly follow = () => this.controller.abort(this.outer.reason);

  constructor(private readonly outer: AbortSignal) {
    if (outer.aborted) this.follow();
    outer.addEventListener('abort', this.follow, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** From now on `ms` milliseconds; the signal then aborts with a timeout of this detail. */
  within(ms: number, detail: string): void {
    this.pause();
    this.clock = setTimeout(
      () => this.controller.abort(new Broken(new VoiceError('voice_timeout', detail), false)),
      ms,
    );
  }

  pause(): void {
    clearTimeout(this.clock);
  }

  /** Stops the clock and whatever still hangs on the signal. */
  end(): void {
    this.pause();
    this.outer.removeEventListener('abort', this.follow);
    this.controller.abort();
  }
}

/**
 * Asks until an attempt succeeds, within bounded time. An attempt that has given something is never repeated.
 * @param adapt what to change after an attempt that failed before it gave anything; true where something was changed and the next
 * attempt is made at once, without counting. It says true only so often
 * @param loadingMs milliseconds that a model may take to be loaded, as its endpoint says that it is; such attempts do not count
 * @throws VoiceError, or the signal's own reason when the caller aborts
 */
export async function* persist<T>(
  { totalTimeoutMs = 300_000, attempts = 3, wait = pauseFor }: EndpointOptions,
  signal: AbortSignal,
  attempt: (signal: AbortSignal) => AsyncIterable<T>,
  adapt: (thrown: unknown) => boolean = () => false,
  loadingMs = 0,
): AsyncGenerator<T> {
  signal.throwIfAborted();
  const watch = new Watch(signal);
  watch.within(totalTimeoutMs, 'the whole took too long');
  try {
    let loadingLeft = loadingMs;
    for (let count = 1; ;) {
      let spoke = false;
      try {
        for await (const piece of attempt(watch.signal)) {
          spoke = true;
          yield piece;
          signal.throwIfAborted();
        }
        return;
      } catch (thrown) {
        signal.throwIfAborted();
        if (!spoke && !watch.signal.aborted && adapt(thrown)) continue;
        const failure = failureOf(thrown, spoke);
        if (failure.loading && loadingLeft > 0) {
          const pause = Math.max(failure.pause ?? 0, LOADING_PAUSE);
          loadingLeft -= pause;
          await wait(pause, watch.signal);
          continue;
        }
        if (!failure.again || spoke || count >= attempts) throw failure.error;
        await wait(backOff(count, failure.pause), watch.signal);
        count += 1;
      }
    }
  } catch (thrown) {
    signal.throwIfAborted();
    // The clock of the whole may also run out during a pause.
    throw thrown instanceof Broken ? thrown.failure : thrown;
  } finally {
    watch.end();
  }
}

/** `persist` for an answer that comes in one piece; each attempt has at most `attemptMs` milliseconds. */
export async function persistOnce<T>(
  options: EndpointOptions,
  attemptMs: number,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<T>,
  adapt?: (thrown: unknown) => boolean,
): Promise<T> {
  async function* attempt(whole: AbortSignal): AsyncGenerator<T> {
    const watch = new Watch(whole);
    watch.within(attemptMs, 'no answer in time');
    try {
      yield await ask(watch.signal);
    } catch (thrown) {
      // An abort shows itself in many shapes; the reason tells which clock, or whom, it came from.
      watch.signal.throwIfAborted();
      throw thrown;
    } finally {
      watch.end();
    }
  }
  for await (const answer of persist(options, signal, attempt, adapt)) return answer;
  throw new VoiceError('voice_interrupted', 'no answer');
}
