import { Injectable } from '@nestjs/common';

/** Milliseconds without anybody speaking that count as quiet. */
const PAUSE = 200;
/** Milliseconds that quiet is waited for, at most: where somebody always speaks, what was said is taken in all the same. */
const PATIENCE = 5_000;

/** Knows whether souls of this process are speaking just now. What nobody waits for waits for them to fall silent. */
@Injectable()
export class IdleGate {
  private speaking = 0;
  private silentSince = 0;
  private readonly waiting = new Set<() => void>();

  /** A soul begins to answer. @returns to be called when it has ended */
  trackReply(): () => void {
    this.speaking += 1;
    return () => {
      this.speaking -= 1;
      this.silentSince = performance.now();
      if (this.speaking === 0) for (const look of this.waiting) look();
    };
  }

  /** Resolves when it has been quiet for a moment, or after a while. */
  async waitUntilIdle(): Promise<void> {
    if (this.isQuiet()) return;
    await new Promise<void>((resolve) => {
      let pause: NodeJS.Timeout | undefined;
      const end = () => {
        clearTimeout(pause);
        clearTimeout(patience);
        this.waiting.delete(look);
        resolve();
      };
      const look = () => {
        clearTimeout(pause);
        pause = setTimeout(() => (this.isQuiet() ? end() : undefined), PAUSE);
      };
      const patience = setTimeout(end, PATIENCE);
      this.waiting.add(look);
      if (this.speaking === 0) look();
    });
  }

  private isQuiet(): boolean {
    return this.speaking === 0 && performance.now() - this.silentSince >= PAUSE;
  }
}
