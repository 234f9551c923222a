export { MemoriesModule } from './memories.module';
export { MemoriesService } from './memories.service';
export { EMBEDDER } from './mind.providers';
export { MindsService, type SoulMind } from './minds.service';
export { Quiet } from './quiet';
export { ReflectionService } from './reflection.service';
