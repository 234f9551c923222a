import { type Companion, DomainError, QUICK_SOULS, type QuickSoul } from '@kinloom/contract';
import { SoulsService } from '@kinloom/domain/souls';
import { Injectable } from '@nestjs/common';
import { LUMEN } from './quick/lumen';
import { MIRA } from './quick/mira';
import type { PredefinedSoul } from './quick/quick-soul';
import { SOL } from './quick/sol';

const PREDEFINED_SOULS: Record<QuickSoul, PredefinedSoul> = { lumen: LUMEN, sol: SOL, mira: MIRA };

const isQuick = (name: string): name is QuickSoul => (QUICK_SOULS as readonly string[]).includes(name);

/** Creates predefined souls. */
@Injectable()
export class QuickSoulsService {
  constructor(private readonly souls: SoulsService) {}

  /** @throws DomainError not_found */
  async create(accountId: number, name: string): Promise<Companion> {
    if (!isQuick(name)) throw new DomainError('not_found');
    const { talk, sliders, instructions, archetype, name: soulName, ...character } = PREDEFINED_SOULS[name];
    const lines = talk.map(([said, answer]) => `You: ${said}\n${soulName}: ${answer}`);
    return this.souls.create(accountId, {
      name: soulName,
      archetype,
      gptInstructions: joinLines(instructions),
      personality: {
        ...sliders,
        ...character,
        description: joinLines(character.description),
        fullContentArchive: lines.join('\n\n'),
      },
    });
  }
}

/** Joins hard-wrapped lines into paragraphs. */
const joinLines = (text: string): string => text.replace(/([^\n])\n(?!\n)/g, '$1 ');
