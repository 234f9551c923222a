import { Module } from '@nestjs/common';
import { SoulsRepository } from './souls.repository';
import { SoulsService } from './souls.service';

@Module({ providers: [SoulsRepository, SoulsService], exports: [SoulsService] })
export class SoulsModule {}
