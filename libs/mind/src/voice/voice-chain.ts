import type { BreakerState, CircuitBreaker } from '../models/breaker';
import { type Voice, VoiceError, type VoiceErrorCode, type VoiceTurn } from './voice';

/** What an endpoint is called where its address must not be told: in metrics, health and to the person. */
export type EndpointName = 'primary' | 'fallback' | 'built-in';

/** A voice of the chain. The built-in one has no breaker: there is nothing it could not reach. */
export interface ChainLink {
  name: EndpointName;
  voice: Voice;
  breaker: CircuitBreaker | null;
}

/** A voice for one reply, which knows afterwards who spoke. */
export interface ChosenVoice extends Voice {
  /** Who spoke last; null while nobody did. */
  readonly answeredBy: EndpointName | null;
}

/** Receives what came of each voice that was asked. An open circuit is not asked, and is not reported. */
export interface ChainObserver {
  /** @param isFirst false where a preferred voice did not answer */
  answered: (name: EndpointName, isFirst: boolean) => void;
  failed: (name: EndpointName, code: Exclude<VoiceErrorCode, 'tokens_used_up'>) => void;
}

/** Voices in order of preference: where one does not answer before its first word, the next one does. */
export class VoiceChain {
  constructor(
    private links: readonly [ChainLink, ...ChainLink[]],
    private readonly observer: ChainObserver | null = null,
  ) {}

  /** Uses other voices from the next reply on; replies that have begun keep theirs. */
  replace(links: readonly [ChainLink, ...ChainLink[]]): void {
    this.links = links;
  }

  /** For settings and the start log: what the first voice calls itself. */
  get name(): string {
    return this.links[0].voice.name;
  }

  /** Who answers where nothing is out. */
  get first(): EndpointName {
    return this.links[0].name;
  }

  get states(): { name: EndpointName; state: BreakerState }[] {
    return this.links.flatMap(({ name, breaker }) => (breaker ? [{ name, state: breaker.state }] : []));
  }

  /** @param forced true where a person asked for this very try: an open circuit lets it through as a probe */
  forReply(forced = false): ChosenVoice {
    const { links, observer } = this;
    let answered: ChainLink | null = null;
    async function* speak(
      turn: VoiceTurn,
      signal: AbortSignal,
      cite?: (key: string) => void,
      retract?: () => void,
    ): AsyncGenerator<string> {
      let first: VoiceError | null = null;
      for (const link of links) {
        let spoke = false;
        try {
          for await (const piece of through(link, forced, turn, signal, observer, cite, retract)) {
            spoke = true;
            answered = link;
            yield piece;
          }
          answered = link;
          observer?.answered(link.name, link === links[0]);
          return;
        } catch (error) {
          // What has begun is not told again by somebody else, and what was refused is refused for a reason that holds.
          if (!(error instanceof VoiceError) || spoke || !error.retryable) throw error;
          first ??= error;
        }
      }
      throw first ?? new VoiceError('voice_unreachable', 'no voice');
    }
    return {
      get name() {
        return (answered ?? links[0]).voice.name;
      },
      get answeredBy() {
        return answered?.name ?? null;
      },
      // What was used is seen from the words, unless the only voice there is says so itself.
      cites: links.length === 1 && links[0].voice.cites,
      speak,
    };
  }
}

/** One voice behind its breaker. @throws VoiceError, also where the circuit is open */
async function* through(
  { name, voice, breaker }: ChainLink,
  forced: boolean,
  turn: VoiceTurn,
  signal: AbortSignal,
  observer: ChainObserver | null,
  cite?: (key: string) => void,
  retract?: () => void,
): AsyncGenerator<string> {
  if (!breaker) {
    yield* voice.speak(turn, signal, cite, retract);
    return;
  }
  const call = breaker.admit(forced);
  if (!call) throw new VoiceError('voice_unreachable', `circuit of ${name} is open`, breaker.pauseMs);
  try {
    for await (const piece of voice.speak(turn, signal, cite, retract)) {
      call.succeeded();
      yield piece;
    }
    call.succeeded();
  } catch (error) {
    if (error instanceof VoiceError && error.code !== 'tokens_used_up') observer?.failed(name, error.code);
    // A refusal is an answer: the endpoint is there.
    if (error instanceof VoiceError && error.retryable) call.failed(error.retryAfterMs);
    else if (error instanceof VoiceError) call.succeeded();
    throw error;
  } finally {
    call.abandoned();
  }
}
