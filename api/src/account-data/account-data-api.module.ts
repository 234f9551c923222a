import { AccountsModule } from '@kinloom/domain/accounts';
import { AccountDataModule } from '@kinloom/domain/account-data';
import { Module } from '@nestjs/common';
import { SoulprintsApiModule } from '../soulprints/soulprints-api.module';
import { AccountController } from './account.controller';

@Module({ imports: [AccountsModule, AccountDataModule, SoulprintsApiModule], controllers: [AccountController] })
export class AccountDataApiModule {}
