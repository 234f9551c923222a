export { ACTIVE_MEMORY } from './active-memory';
export { SoulsModule } from './souls.module';
export { SoulsService } from './souls.service';
