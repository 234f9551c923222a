import { AnalysisService } from './analysis.service';
import { CardsRepository } from './cards.repository';
import { CardsService } from './cards.service';
import { EssenceRepository } from './essence.repository';
import { MakingRepository } from './making.repository';
import { ManagementRepository } from './management.repository';
import { ManagementService } from './management.service';
import { MaterialRepository } from './material.repository';
import { PendingMemoriesRepository } from './pending-memories.repository';
import { PendingMemoriesService } from './pending-memories.service';
import { QuickSoulsService } from './quick-souls.service';
import { SoulFilesRepository } from './soul-files.repository';
import { SoulFilesService } from './soul-files.service';

export { pictureIn } from './avatars';
export {
  AnalysisService,
  CardsService,
  ManagementService,
  PendingMemoriesService,
  QuickSoulsService,
  SoulFilesService,
};

/** Providers of this folder. */
export const MAKING_PROVIDERS = [
  AnalysisService,
  CardsRepository,
  CardsService,
  EssenceRepository,
  MakingRepository,
  ManagementRepository,
  ManagementService,
  MaterialRepository,
  PendingMemoriesRepository,
  PendingMemoriesService,
  QuickSoulsService,
  SoulFilesRepository,
  SoulFilesService,
];
