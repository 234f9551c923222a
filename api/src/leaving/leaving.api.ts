import { AccountsModule } from '@kinloom/domain/accounts';
import { LeavingModule } from '@kinloom/domain/leaving';
import { Module } from '@nestjs/common';
import { AccountController } from './account.controller';

@Module({ imports: [AccountsModule, LeavingModule], controllers: [AccountController] })
export class LeavingApi {}
