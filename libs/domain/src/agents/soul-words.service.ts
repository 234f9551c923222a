import type { AgentAsked } from '@kinloom/contract';
import { ModelUsage } from '@kinloom/domain/budgets';
import { ActiveModels } from '@kinloom/domain/models';
import { type Line, type Recollection, turnOf, VoiceChain, VoiceError, type VoiceTurn } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { MaterialService } from './material.service';
import type { SoulRow } from './material.repository';

/** Timeout of a model reply in milliseconds. */
const TIMEOUT_MS = 60_000;
/** Maximum characters of a reply. */
const MAX_CHARS = 4_000;

/** Generates a soul's view of a task with the configured model; the built-in voice is for conversations only. */
@Injectable()
export class SoulWords {
  constructor(
    private readonly models: ActiveModels,
    private readonly voice: VoiceChain,
    private readonly material: MaterialService,
    private readonly usage: ModelUsage,
  ) {}

  /** @returns null if no model is configured or it failed; the caller then uses rules only */
  async generate(accountId: number, soul: SoulRow, asked: AgentAsked, lines: readonly Line[]): Promise<string | null> {
    if (this.models.current.chat === null || lines.length === 0) return null;
    const mind = await this.material.mind(accountId, soul);
    if (!mind) return null;
    const { id, name, archetype, personality, instructions } = mind.soul;
    const now = Date.now();
    const turn = turnOf({
      soul: { id, name, archetype, personality, instructions },
      self: mind.self,
      history: [{ from: 'person', text: request(asked), at: now }],
      recalled: lines.map(recalled),
      now,
      seed: `agent-${id}`,
    });
    try {
      return await this.usage.chargeTo(accountId, () => this.speak(turn));
    } catch (error) {
      const late = error instanceof DOMException && error.name === 'TimeoutError';
      if (!(error instanceof VoiceError) && !late) throw error;
      return null;
    }
  }

  private async speak(turn: VoiceTurn): Promise<string | null> {
    let words = '';
    const retract = () => {
      words = '';
    };
    const pieces = this.voice.forReply().speak(turn, AbortSignal.timeout(TIMEOUT_MS), undefined, retract);
    for await (const piece of pieces) {
      words += piece;
      if (words.length > MAX_CHARS) break;
    }
    return words.trim().slice(0, MAX_CHARS) || null;
  }
}

function request({ task, emotionalState }: AgentAsked): string {
  const feeling = emotionalState === null ? '' : ` I feel ${emotionalState}.`;
  return `I have a task for you.${feeling} Say in one or two short paragraphs what you make of it, by what you remember of me and nothing else, and name where you remember it from:\n\n${task}`;
}

function recalled({ text, score, piece }: Line): Recollection {
  const { key, kind, from, speaker, at, fit, conversationId, messageId } = piece;
  return { key, kind, score, fit, from, speaker, text, at, memory: null, conversationId, messageId };
}
