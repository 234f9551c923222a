import type { AdminSecurityEvent, SecurityLogPage } from '@kinloom/contract';
import { AdminSecurityLogQuery, SecurityLogQuery } from '@kinloom/contract/requests';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { OperatorGuard } from '../administration/operator.guard';
import { AccountId } from '../common/session.guard';

/** The security log: of the own account for every account, of the installation for operators. */
@Controller('api')
export class SecurityLogController {
  constructor(private readonly log: SecurityLogService) {}

  @Get('account/security-log')
  own(@AccountId() accountId: number, @Query() query: SecurityLogQuery): Promise<SecurityLogPage> {
    return this.log.forAccount(accountId, query);
  }

  @Get('admin/security-log')
  @UseGuards(OperatorGuard)
  all(@Query() query: AdminSecurityLogQuery): Promise<SecurityLogPage<AdminSecurityEvent>> {
    return this.log.all(query);
  }
}
