import { Module } from '@nestjs/common';
import { SecurityLogRepository } from './security-log.repository';
import { SecurityLogService } from './security-log.service';

@Module({ providers: [SecurityLogRepository, SecurityLogService], exports: [SecurityLogService] })
export class SecurityLogModule {}
