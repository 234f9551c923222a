const TAGS = ['think', 'thinking', 'reasoning'];
/** Tags, and the control tokens of channels. */
const MARKS = [
  ...TAGS.flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  '<|channel|>',
  '<|message|>',
  '<|start|>',
  '<|end|>',
  '<|return|>',
  '<|call|>',
];
const MARK = new RegExp(MARKS.map((mark) => mark.replace(/[|/]/g, '\\$&')).join('|'), 'i');
const LONGEST_MARK = Math.max(...MARKS.map((mark) => mark.length));

/** How reasoning that is written without an opening tag begins, and what it speaks of within its first characters. */
const PONDERING = ['okay', 'ok', 'alright', 'hmm', 'let me', 'we need', 'i need', 'i should', 'the user', 'the person'];
const SPEAKS_OF_TASK =
  /\b(?:the user|the person|the prompt|the persona|my (?:reply|response)|(?:should|need to|to) (?:respond|reply|answer))\b/i;
/** Characters after which it is decided whether a beginning is reasoning. */
const DECIDED_AFTER = 160;

/** How much of the end of `text` might be the beginning of a mark. */
function pendingLength(text: string): number {
  const tail = text.slice(-LONGEST_MARK).toLowerCase();
  for (let at = 0; at < tail.length; at++) {
    const end = tail.slice(at);
    if (MARKS.some((mark) => mark.length > end.length && mark.startsWith(end))) return end.length;
  }
  return 0;
}

/** What is known of how a model writes its reasoning, over all its replies. */
export interface ReasoningHabit {
  /** It begins in the middle of its reasoning, because its template wrote the opening tag: `null` as long as no reply has shown it. */
  opensWithin: boolean | null;
}

type Mode = { kind: 'text' } | { kind: 'tag'; close: string } | { kind: 'header'; name: string } | { kind: 'channel' };

/**
 * Takes the reasoning that models write into their answer out of a stream, wherever the pieces are cut: tags, a closing tag whose opening
 * one the template wrote, channels; and the blank space before the first visible word.
 */
export class ReasoningFilter {
  private held = '';
  private mode: Mode = { kind: 'text' };
  private begun = false;
  private sawReasoning = false;
  /** Text that may turn out to be reasoning; null where there is no doubt. */
  private doubtful: string | null;

  /**
   * @param habit is read at the beginning and updated at the end
   * @param retract called when everything that was given out turns out to have been reasoning
   */
  constructor(
    private readonly habit: ReasoningHabit = { opensWithin: null },
    private readonly retract: () => void = () => undefined,
  ) {
    this.doubtful = habit.opensWithin === false ? null : '';
  }

  /** Whether any reasoning was found in the text. */
  get found(): boolean {
    return this.sawReasoning;
  }

  /** The visible part of what has arrived so far and was not given out yet. */
  push(piece: string): string {
    this.held += piece;
    let visible = '';
    for (;;) {
      const mark = MARK.exec(this.held);
      if (!mark) break;
      visible += this.take(this.held.slice(0, mark.index));
      this.held = this.held.slice(mark.index + mark[0].length);
      visible = this.enter(mark[0], visible);
    }
    const kept = pendingLength(this.held);
    visible += this.take(this.held.slice(0, this.held.length - kept));
    this.held = this.held.slice(this.held.length - kept);
    return this.show(visible);
  }

  /**
   * What was held back and turned out to be text. To be called at the end of the whole reply.
   * @param isCut it ended because its room was full
   */
  end(isCut = false): string {
    const rest = this.take(this.held);
    this.held = '';
    // A reply that came to its end without a closing tag was speech from its beginning; one that was cut is still reasoning.
    const doubted = this.doubtful === null || (isCut && this.habit.opensWithin === true) ? '' : this.doubtful;
    this.doubtful = null;
    if (doubted + rest !== '' && !this.sawReasoning) this.habit.opensWithin = false;
    return this.show(doubted + rest);
  }

  /** @returns what is visible of plain text in the present mode */
  private take(text: string): string {
    if (this.mode.kind === 'header') this.mode.name += text;
    if (this.mode.kind !== 'text' || text === '') return '';
    if (this.doubtful === null) return text;
    this.doubtful += text;
    if (this.habit.opensWithin === true || this.isDoubtful(this.doubtful)) return '';
    const speech = this.doubtful;
    this.doubtful = null;
    return speech;
  }

  private isDoubtful(text: string): boolean {
    const beginning = text.trimStart().toLowerCase();
    if (PONDERING.some((opening) => opening.startsWith(beginning))) return true;
    const isPondering = PONDERING.some(
      (opening) => beginning.startsWith(opening) && !/^\p{L}/u.test(beginning.slice(opening.length)),
    );
    return isPondering && (text.length < DECIDED_AFTER || SPEAKS_OF_TASK.test(text.slice(0, DECIDED_AFTER * 2)));
  }

  /** Follows a mark into another mode. @returns the visible text, without what the mark shows to have been none */
  private enter(mark: string, visible: string): string {
    const lower = mark.toLowerCase();
    const { mode } = this;
    if (mode.kind === 'tag') {
      if (lower === mode.close) this.mode = { kind: 'text' };
      return visible;
    }
    if (lower === '<|channel|>' || lower === '<|start|>') {
      this.mode = { kind: 'header', name: lower === '<|start|>' ? 'start ' : '' };
      return visible;
    }
    if (lower === '<|message|>') {
      const isFinal = mode.kind !== 'header' || /final|^start \s*assistant\s*$/.test(mode.name);
      this.mode = isFinal ? { kind: 'text' } : { kind: 'channel' };
      if (!isFinal) this.sawReasoning = true;
      return visible;
    }
    if (lower.startsWith('<|')) {
      this.mode = { kind: 'text' };
      return visible;
    }
    // Another closing tag inside a channel is text of that channel.
    if (mode.kind !== 'text') return visible;
    if (lower[1] !== '/') {
      this.sawReasoning = true;
      this.mode = { kind: 'tag', close: `${lower[0]}/${lower.slice(1)}` };
      return visible;
    }
    return this.closedAlone(visible);
  }

  /** A closing tag without an opening one: all before it was reasoning, unless some was opened and closed already. */
  private closedAlone(visible: string): string {
    if (this.sawReasoning) return visible;
    this.sawReasoning = true;
    this.habit.opensWithin = true;
    this.doubtful = null;
    if (this.begun) {
      this.begun = false;
      this.retract();
    }
    return '';
  }

  private show(text: string): string {
    const shown = this.begun ? text : text.trimStart();
    this.begun ||= shown !== '';
    return shown;
  }
}

/** A whole text without its reasoning. */
export function withoutReasoning(text: string): string {
  const filter = new ReasoningFilter({ opensWithin: true });
  return filter.push(text) + filter.end();
}
