import { AdministrationModule } from '@kinloom/domain/administration';
import { ConversationsModule } from '@kinloom/domain/conversations';
import { Module } from '@nestjs/common';
import { AdminSoulsController } from './admin-souls.controller';
import { AdminSystemController } from './admin-system.controller';

@Module({
  imports: [AdministrationModule, ConversationsModule],
  controllers: [AdminSoulsController, AdminSystemController],
})
export class AdministrationApi {}
