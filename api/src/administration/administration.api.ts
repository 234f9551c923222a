import { AdministrationModule } from '@kinloom/domain/administration';
import { CareModule } from '@kinloom/domain/care';
import { ConversationsModule } from '@kinloom/domain/conversations';
import { Module } from '@nestjs/common';
import { AdminSoulsController } from './admin-souls.controller';
import { AdminSystemController } from './admin-system.controller';

@Module({
  imports: [AdministrationModule, CareModule, ConversationsModule],
  controllers: [AdminSoulsController, AdminSystemController],
})
export class AdministrationApi {}
