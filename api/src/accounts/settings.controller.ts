import type { Behavior, Channel } from '@kinloom/contract';
import { BehaviorRequest, CreateChannelRequest, UpdateChannelRequest } from '@kinloom/contract/requests';
import { BehaviorService, ChannelsService } from '@kinloom/domain/accounts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

@Controller('api')
export class SettingsController {
  constructor(
    private readonly behavior: BehaviorService,
    private readonly channels: ChannelsService,
  ) {}

  @Get('settings/behavior')
  getBehavior(@AccountId() accountId: number): Promise<Behavior> {
    return this.behavior.get(accountId);
  }

  @Put('settings/behavior')
  updateBehavior(@AccountId() accountId: number, @Body() request: BehaviorRequest): Promise<Behavior> {
    return this.behavior.update(accountId, request);
  }

  @Get('channels')
  list(@AccountId() accountId: number): Promise<Channel[]> {
    return this.channels.list(accountId);
  }

  @Post('channels')
  create(@AccountId() accountId: number, @Body() request: CreateChannelRequest): Promise<Channel> {
    return this.channels.create(accountId, request);
  }

  @Put('channels/:id')
  update(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Body() request: UpdateChannelRequest,
  ): Promise<Channel> {
    return this.channels.update(accountId, id, request);
  }

  @Delete('channels/:id')
  @HttpCode(204)
  remove(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<void> {
    return this.channels.remove(accountId, id);
  }
}
