export { SoulsModule } from './souls.module';
export { SoulsService } from './souls.service';
