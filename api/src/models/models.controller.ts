import {
  DomainError,
  type FoundServers,
  type ModelPullState,
  type ModelRole,
  type ModelServer,
  type ModelsInUse,
  type ModelTest,
} from '@kinloom/contract';
import {
  BuiltInFallbackRequest,
  ModelAddressRequest,
  modelRoleOf,
  ModelSettingsRequest,
  PullModelRequest,
  TestModelRequest,
} from '@kinloom/contract/requests';
import { ModelInspectionService, ModelPullService, ModelSettingsService } from '@kinloom/domain/models';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import { OperatorGuard } from '../administration/operator.guard';
import { AccountId } from '../common/session.guard';

@Controller('api/admin/models')
@UseGuards(OperatorGuard)
export class ModelsController {
  constructor(
    private readonly inspection: ModelInspectionService,
    private readonly settings: ModelSettingsService,
    private readonly pulls: ModelPullService,
  ) {}

  @Post('find')
  @HttpCode(200)
  find(@AccountId() accountId: number): Promise<FoundServers> {
    return this.inspection.find(accountId);
  }

  @Post('inspect')
  @HttpCode(200)
  inspect(@AccountId() accountId: number, @Body() request: ModelAddressRequest): Promise<ModelServer> {
    return this.inspection.inspect(accountId, request);
  }

  @Post('test')
  @HttpCode(200)
  test(@AccountId() accountId: number, @Body() request: TestModelRequest): Promise<ModelTest> {
    return this.inspection.test(accountId, request);
  }

  @Get('settings')
  inUse(): Promise<ModelsInUse> {
    return this.settings.get();
  }

  @Put('settings/:role')
  set(
    @AccountId() accountId: number,
    @Param('role') role: string,
    @Body() request: ModelSettingsRequest,
  ): Promise<ModelsInUse> {
    return this.settings.set(accountId, knownRole(role), request);
  }

  @Delete('settings/:role')
  remove(@AccountId() accountId: number, @Param('role') role: string): Promise<ModelsInUse> {
    return this.settings.remove(accountId, knownRole(role));
  }

  @Put('built-in-fallback')
  setBuiltInFallback(@AccountId() accountId: number, @Body() { on }: BuiltInFallbackRequest): Promise<ModelsInUse> {
    return this.settings.setBuiltInFallback(accountId, on);
  }

  @Get('pull')
  pullState(): Promise<ModelPullState> {
    return this.pulls.state();
  }

  @Post('pull')
  @HttpCode(202)
  pull(@AccountId() accountId: number, @Body() request: PullModelRequest): Promise<ModelPullState> {
    return this.pulls.start(accountId, request);
  }

  @Delete('pull')
  @HttpCode(204)
  cancelPull(): Promise<void> {
    return this.pulls.cancel();
  }
}

/** @throws DomainError not_found */
function knownRole(text: string): ModelRole {
  const role = modelRoleOf(text);
  if (role === null) throw new DomainError('not_found');
  return role;
}
