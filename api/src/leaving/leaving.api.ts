import { LeavingModule } from '@kinloom/domain/leaving';
import { Module } from '@nestjs/common';
import { AccountController } from './account.controller';

@Module({ imports: [LeavingModule], controllers: [AccountController] })
export class LeavingApi {}
