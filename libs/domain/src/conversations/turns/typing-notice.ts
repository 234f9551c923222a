import type { TypingSoul } from '@kinloom/contract';

/** Milliseconds before a typing indicator is published: a faster reply would only make it flicker. */
const DELAY_MS = 100;
/** Milliseconds without a first token after which a model is reported as slow to begin. */
const MODEL_WAIT_MS = 5_000;

/** Publishes a soul's typing indicator if its reply takes a while, and clears it when the reply begins. */
export class TypingNotice {
  private timer: NodeJS.Timeout | null;
  private modelTimer: NodeJS.Timeout | null = null;
  private isPublished = false;

  constructor(
    private readonly soul: TypingSoul,
    private readonly publish: (typing: TypingSoul[]) => void,
  ) {
    this.timer = setTimeout(() => this.show(soul), DELAY_MS);
  }

  /** A language model was asked: if it does not begin soon, the indicator says that it may be loading. */
  waitForModel(): void {
    this.modelTimer ??= setTimeout(() => this.show({ ...this.soul, waitsForModel: true }), MODEL_WAIT_MS);
  }

  end(): void {
    if (this.timer) clearTimeout(this.timer);
    if (this.modelTimer) clearTimeout(this.modelTimer);
    this.timer = null;
    this.modelTimer = null;
    if (this.isPublished) this.publish([]);
    this.isPublished = false;
  }

  private show(soul: TypingSoul): void {
    this.isPublished = true;
    this.publish([soul]);
  }
}
