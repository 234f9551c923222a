import type { AnchorGroup } from '@kinloom/contract';
import { CreateAnchorGroupRequest, UpdateAnchorGroupRequest } from '@kinloom/contract/requests';
import { AnchorsService } from '@kinloom/domain/insight';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

@Controller('api/conversation-threads')
export class AnchorGroupsController {
  constructor(private readonly anchors: AnchorsService) {}

  @Get()
  list(@AccountId() accountId: number): Promise<AnchorGroup[]> {
    return this.anchors.listAnchorGroups(accountId);
  }

  @Post()
  create(@AccountId() accountId: number, @Body() request: CreateAnchorGroupRequest): Promise<AnchorGroup> {
    return this.anchors.createAnchorGroup(accountId, request);
  }

  @Patch(':id')
  update(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Body() request: UpdateAnchorGroupRequest,
  ): Promise<AnchorGroup> {
    return this.anchors.updateAnchorGroup(accountId, id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<void> {
    return this.anchors.removeAnchorGroup(accountId, id);
  }
}
