import { CareModule } from '@kinloom/domain/care';
import { Module } from '@nestjs/common';
import { NoticesController } from './notices.controller';
import { SafetyController } from './safety.controller';

@Module({ imports: [CareModule], controllers: [NoticesController, SafetyController] })
export class CareApiModule {}
