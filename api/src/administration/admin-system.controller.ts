import type { AdminAccount, SystemState } from '@kinloom/contract';
import { AdminAccountRequest, YearQuery } from '@kinloom/contract/requests';
import { SystemService } from '@kinloom/domain/administration';
import { SafetyService } from '@kinloom/domain/care';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, StreamableFile, UseGuards } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { contentDisposition } from '../common/content-disposition';
import { IdPipe } from '../common/parse.pipe';
import { OperatorGuard } from './operator.guard';

@Controller('api/admin')
@UseGuards(OperatorGuard)
export class AdminSystemController {
  constructor(
    private readonly system: SystemService,
    private readonly safety: SafetyService,
  ) {}

  @Get('system')
  state(): Promise<SystemState> {
    return this.system.state();
  }

  @Post('jobs/:id/retry')
  @HttpCode(204)
  retry(@Param('id', IdPipe) id: number): Promise<void> {
    return this.system.retry(id);
  }

  /** Yearly counts of shown help as CSV, for regulatory reporting. */
  @Get('referrals')
  async referrals(@Query() { year }: YearQuery): Promise<StreamableFile> {
    const table = Buffer.from(await this.safety.csv(year));
    const disposition = contentDisposition(`referrals-${year}.csv`);
    return new StreamableFile(table, { type: 'text/csv; charset=utf-8', length: table.length, disposition });
  }

  @Get('accounts')
  accounts(@AccountId() accountId: number): Promise<AdminAccount[]> {
    return this.system.accounts(accountId);
  }

  @Patch('accounts/:id')
  change(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Body() request: AdminAccountRequest,
  ): Promise<AdminAccount> {
    return this.system.changeAccount(accountId, id, request);
  }
}
