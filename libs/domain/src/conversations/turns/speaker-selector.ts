import { BEHAVIOR_DEFAULTS, type Why } from '@kinloom/contract';
import { type GroupMessage, nextSpeaker, type Participant, readPersona, whySpoke } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { topicOf, type ReplyRequest } from '../replies/reply-generator';
import type { ScreenedTurn, TurnMessage } from './turn-rows';
import { type ParticipantRow, TurnsRepository } from './turns.repository';

/** The next reply of a turn and why its soul was selected; `last`: the turn ends with this reply. */
export interface NextSpeaker extends ReplyRequest {
  why: Why | null;
  last: boolean;
}

/** Statuses in which a soul may speak in a group without being addressed. */
const AVAILABLE_STATUSES = ['active', 'thinking', 'learning'];

/** Selects which soul replies next in a turn. */
@Injectable()
export class SpeakerSelector {
  constructor(private readonly turns: TurnsRepository) {}

  /** @returns null where no soul replies any more */
  async selectNext(turn: ScreenedTurn): Promise<NextSpeaker | null> {
    const { asked, target } = turn;
    if (!asked) return null;
    if (target || !turn.is_group) {
      const soul = target ? turn.souls.find(({ id }) => id === target.companion_id) : turn.souls[0];
      return soul ? { soul, answers: asked, why: null, last: true } : null;
    }
    return this.selectNextInGroup(turn, asked);
  }

  private async selectNextInGroup(turn: ScreenedTurn, asked: TurnMessage): Promise<NextSpeaker | null> {
    const [rows, replies] = await Promise.all([
      this.turns.listParticipants(turn.conversation_id),
      this.turns.listReplies(turn.id),
    ]);
    const soulOf = (id: number) => turn.souls.find((soul) => soul.id === id);
    const messageOf = (id: number) => turn.history.find((message) => message.id === id) ?? asked;
    const unfinished = replies.find(({ status }) => status === 'streaming');
    if (unfinished) {
      // A reply left by a lost worker is finished before another soul speaks.
      const soul = soulOf(unfinished.companion_id);
      return soul
        ? { soul, answers: messageOf(unfinished.why?.answers ?? asked.id), why: unfinished.why, last: false }
        : null;
    }
    const behavior = { ...BEHAVIOR_DEFAULTS, ...turn.behavior };
    const choice = nextSpeaker({
      style: turn.style ?? (behavior.autonomousMode ? 'autonomous' : 'structured'),
      souls: rows.map(toParticipant),
      asked: toGroupMessage(asked),
      history: turn.history.filter(({ turn_id }) => turn_id !== turn.id).map(toGroupMessage),
      // Failed replies count: no soul is asked twice in one turn.
      replies: replies.map(({ id, companion_id, content }) => ({
        id,
        from: 'soul',
        companionId: companion_id,
        text: content,
      })),
      focus: topicOf(turn),
      maxResponses: behavior.maxResponses,
      raisedRisk: turn.raisedRisk,
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
    present: AVAILABLE_STATUSES.includes(row.status),
  };
}

function toGroupMessage({ id, companion_id, content }: TurnMessage): GroupMessage {
  return { id, from: companion_id === null ? 'person' : 'soul', companionId: companion_id, text: content };
}
