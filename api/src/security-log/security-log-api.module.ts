import { AdministrationModule } from '@kinloom/domain/administration';
import { SecurityLogModule } from '@kinloom/domain/security-log';
import { Module } from '@nestjs/common';
import { SecurityLogController } from './security-log.controller';

@Module({ imports: [AdministrationModule, SecurityLogModule], controllers: [SecurityLogController] })
export class SecurityLogApiModule {}
