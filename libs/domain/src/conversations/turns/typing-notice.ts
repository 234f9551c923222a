import type { TypingSoul } from '@kinloom/contract';

/** Milliseconds before a typing indicator is published: a faster reply would only make it flicker. */
const DELAY_MS = 100;

/** Publishes a soul's typing indicator if its reply takes a while, and clears it when the reply begins. */
export class TypingNotice {
  private timer: NodeJS.Timeout | null;
  private isPublished = false;

  constructor(
    soul: TypingSoul,
    private readonly publish: (typing: TypingSoul[]) => void,
  ) {
    this.timer = setTimeout(() => {
      this.isPublished = true;
      publish([soul]);
    }, DELAY_MS);
  }

  end(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.isPublished) this.publish([]);
    this.isPublished = false;
  }
}
