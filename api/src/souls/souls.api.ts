import { SoulsModule } from '@kinloom/domain/souls';
import { Module } from '@nestjs/common';
import { CompanionsController } from './companions.controller';

@Module({ imports: [SoulsModule], controllers: [CompanionsController] })
export class SoulsApi {}
