import type { TypingSoul } from '@kinloom/contract';

/** Milliseconds after which it is worth saying that a soul is about to answer: one that answers at once only flickers. */
const WORTH_SAYING = 100;

/** Says that a soul is about to answer, if it takes a while, and takes it back when it has begun. */
export class TypingNotice {
  private timer: NodeJS.Timeout | null;
  private said = false;

  constructor(
    soul: TypingSoul,
    private readonly tell: (typing: TypingSoul[]) => void,
  ) {
    this.timer = setTimeout(() => {
      this.said = true;
      tell([soul]);
    }, WORTH_SAYING);
  }

  end(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.said) this.tell([]);
    this.said = false;
  }
}
