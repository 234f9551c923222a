import type { EngineState } from '@kinloom/contract';
import { InstallEngineRequest } from '@kinloom/contract/requests';
import { EngineService } from '@kinloom/domain/models';
import { Body, Controller, Delete, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import { OperatorGuard } from '../administration/operator.guard';
import { AccountId } from '../common/session.guard';

@Controller('api/admin/models/engine')
@UseGuards(OperatorGuard)
export class EngineController {
  constructor(private readonly engine: EngineService) {}

  @Get()
  state(): Promise<EngineState> {
    return this.engine.state();
  }

  @Post()
  @HttpCode(202)
  install(@AccountId() accountId: number, @Body() request: InstallEngineRequest): Promise<EngineState> {
    return this.engine.install(accountId, request);
  }

  @Delete()
  remove(@AccountId() accountId: number): Promise<EngineState> {
    return this.engine.remove(accountId);
  }

  @Delete('install')
  @HttpCode(204)
  cancel(): Promise<void> {
    return this.engine.cancel();
  }
}
