import { AccountsModule } from '@kinloom/domain/accounts';
import { AdministrationModule } from '@kinloom/domain/administration';
import { CareModule } from '@kinloom/domain/care';
import { ConversationsModule } from '@kinloom/domain/conversations';
import { Module } from '@nestjs/common';
import { AdminSignupController } from './admin-signup.controller';
import { AdminSoulsController } from './admin-souls.controller';
import { AdminSystemController } from './admin-system.controller';

@Module({
  imports: [AccountsModule, AdministrationModule, CareModule, ConversationsModule],
  controllers: [AdminSignupController, AdminSoulsController, AdminSystemController],
})
export class AdministrationApiModule {}
