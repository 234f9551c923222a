import {
  type DebugLogs,
  PRIVATE,
  type PrivateSoulConfig,
  type SoulConfig,
  type SoulsOverview,
  type SystemStatsAnswer,
} from '@kinloom/contract';
import { SoulConfigRequest } from '@kinloom/contract/requests';
import { AdminSoulsService } from '@kinloom/domain/administration';
import { Body, Controller, Get, Param, Put, UseGuards } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';
import { OperatorGuard } from './operator.guard';

@Controller('api/admin')
@UseGuards(OperatorGuard)
export class AdminSoulsController {
  constructor(private readonly souls: AdminSoulsService) {}

  @Get('souls/overview')
  async overview(@AccountId() accountId: number): Promise<SoulsOverview> {
    return { souls: await this.souls.overview(accountId) };
  }

  @Get('system/stats')
  async stats(): Promise<SystemStatsAnswer> {
    return { systemStats: await this.souls.stats() };
  }

  @Get('souls/:id/config')
  config(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<SoulConfig | PrivateSoulConfig> {
    return this.souls.config(accountId, id);
  }

  @Put('souls/:id/config')
  configure(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Body() request: SoulConfigRequest,
  ): Promise<SoulConfig> {
    return this.souls.configure(accountId, id, request);
  }

  @Get('souls/:id/debug-logs')
  async logs(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<DebugLogs> {
    const logs = await this.souls.logs(accountId, id);
    return { debugLogs: logs ?? [], withheld: logs ? null : PRIVATE };
  }
}
