import { BEHAVIOR_DEFAULTS, type Why } from '@kinloom/contract';
import { type GroupMessage, nextSpeaker, type Participant, readPersona, whySpoke } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { focusOf, type ReplyRequest } from './reply-generator';
import type { ClaimedTurn, TurnMessage } from './turn-rows';
import { type ParticipantRow, TurnsRepository } from './turns.repository';

/** Whose turn it is to speak, and why; `last`: with this reply the turn ends, whatever is said. */
export interface NextSpeaker extends ReplyRequest {
  why: Why | null;
  last: boolean;
}

/** Statuses in which a soul speaks in a group without being called. */
const PRESENT = ['active', 'thinking', 'learning'];

/** Who speaks next in a turn. */
@Injectable()
export class SpeakerSelector {
  constructor(private readonly turns: TurnsRepository) {}

  /** @returns null where nobody has anything more to say */
  async selectNext(turn: ClaimedTurn): Promise<NextSpeaker | null> {
    const { asked, target } = turn;
    if (!asked) return null;
    if (target || !turn.is_group) {
      const soul = target ? turn.souls.find(({ id }) => id === target.companion_id) : turn.souls[0];
      return soul ? { soul, answers: asked, why: null, last: true } : null;
    }
    return this.nextOfGroup(turn, asked);
  }

  private async nextOfGroup(turn: ClaimedTurn, asked: TurnMessage): Promise<NextSpeaker | null> {
    const [rows, spoken] = await Promise.all([
      this.turns.participants(turn.conversation_id),
      this.turns.spoken(turn.id),
    ]);
    const soulOf = (id: number) => turn.souls.find((soul) => soul.id === id);
    const messageOf = (id: number) => turn.history.find((message) => message.id === id) ?? asked;
    const left = spoken.find(({ status }) => status === 'streaming');
    if (left) {
      // Begun by somebody who is gone: it is said to its end before anybody else speaks.
      const soul = soulOf(left.companion_id);
      return soul ? { soul, answers: messageOf(left.why?.answers ?? asked.id), why: left.why, last: false } : null;
    }
    const behavior = { ...BEHAVIOR_DEFAULTS, ...turn.behavior };
    const choice = nextSpeaker({
      style: turn.style ?? (behavior.autonomousMode ? 'autonomous' : 'structured'),
      souls: rows.map(toParticipant),
      asked: toGroupMessage(asked),
      history: turn.history.filter(({ turn_id }) => turn_id !== turn.id).map(toGroupMessage),
      // A failed reply was a reply too: nobody is asked twice in a turn.
      replies: spoken.map(({ id, companion_id, content }) => ({
        id,
        from: 'soul',
        companionId: companion_id,
        text: content,
      })),
      focus: focusOf(turn),
      maxResponses: behavior.maxResponses,
    });
    const soul = choice && soulOf(choice.companionId);
    if (!choice || !soul) return null;
    const answers = messageOf(choice.answers);
    const other = answers.companion_id === null ? {} : { other: answers.speaker };
    const text = whySpoke(choice, { soul: soul.name, ...other });
    return { soul, answers, why: { reason: choice.reason, text, answers: answers.id }, last: false };
  }
}

function toParticipant(row: ParticipantRow): Participant {
  const persona = readPersona(row);
  return {
    id: row.id,
    name: row.name,
    archetype: row.archetype,
    sliders: persona.sliders,
    interests: [...persona.interests, ...persona.traits, persona.description, persona.instructions].filter(Boolean),
    present: PRESENT.includes(row.status),
  };
}

function toGroupMessage({ id, companion_id, content }: TurnMessage): GroupMessage {
  return { id, from: companion_id === null ? 'person' : 'soul', companionId: companion_id, text: content };
}
