import { type Companion, DomainError, QUICK_SOULS, type QuickSoul } from '@kinloom/contract';
import { SoulsService } from '@kinloom/domain/souls';
import { Injectable } from '@nestjs/common';
import { LUMEN } from './quick/lumen';
import { MIRA } from './quick/mira';
import type { WrittenSoul } from './quick/quick-soul';
import { SOL } from './quick/sol';

const WRITTEN: Record<QuickSoul, WrittenSoul> = { lumen: LUMEN, sol: SOL, mira: MIRA };

const isQuick = (name: string): name is QuickSoul => (QUICK_SOULS as readonly string[]).includes(name);

/** The souls that are there to be tried. */
@Injectable()
export class QuickSoulsService {
  constructor(private readonly souls: SoulsService) {}

  /** @throws DomainError not_found */
  async create(accountId: number, name: string): Promise<Companion> {
    if (!isQuick(name)) throw new DomainError('not_found');
    const { talk, sliders, instructions, archetype, name: called, ...character } = WRITTEN[name];
    const lines = talk.map(([said, answer]) => `You: ${said}\n${called}: ${answer}`);
    return this.souls.create(accountId, {
      name: called,
      archetype,
      gptInstructions: flowing(instructions),
      personality: {
        ...sliders,
        ...character,
        description: flowing(character.description),
        fullContentArchive: lines.join('\n\n'),
      },
    });
  }
}

/** Paragraphs, without the line breaks they are written with here. */
const flowing = (text: string): string => text.replace(/([^\n])\n(?!\n)/g, '$1 ');
