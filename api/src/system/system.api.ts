import { ConversationsModule } from '@kinloom/domain/conversations';
import { Module } from '@nestjs/common';
import { HealthController } from './health.controller';

@Module({ imports: [ConversationsModule], controllers: [HealthController] })
export class SystemApi {}
