import type { Companion } from '@kinloom/contract';
import { CreateCompanionRequest, InstructionsRequest, UpdateCompanionRequest } from '@kinloom/contract/requests';
import { SoulsService } from '@kinloom/domain/souls';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

@Controller('api/companions')
export class CompanionsController {
  constructor(private readonly souls: SoulsService) {}

  @Get()
  list(@AccountId() accountId: number): Promise<Companion[]> {
    return this.souls.list(accountId);
  }

  @Post()
  create(@AccountId() accountId: number, @Body() request: CreateCompanionRequest): Promise<Companion> {
    return this.souls.create(accountId, request);
  }

  @Get(':id')
  get(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<Companion> {
    return this.souls.get(accountId, id);
  }

  @Put(':id')
  update(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Body() request: UpdateCompanionRequest,
  ): Promise<Companion> {
    return this.souls.update(accountId, id, request);
  }

  @Put(':id/gpt-instructions')
  instruct(
    @AccountId() accountId: number,
    @Param('id', IdPipe) id: number,
    @Body() request: InstructionsRequest,
  ): Promise<Companion> {
    return this.souls.update(accountId, id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<void> {
    return this.souls.remove(accountId, id);
  }
}
