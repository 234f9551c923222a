import type { SharedMemory } from '@kinloom/contract';
import { CreateSharedMemoryRequest } from '@kinloom/contract/requests';
import { SharedMemoriesService } from '@kinloom/domain/memories';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { AccountId } from '../common/session.guard';

@Controller('api/shared-memories')
export class SharedMemoriesController {
  constructor(private readonly shared: SharedMemoriesService) {}

  @Get()
  list(@AccountId() accountId: number): Promise<SharedMemory[]> {
    return this.shared.list(accountId);
  }

  @Post()
  create(@AccountId() accountId: number, @Body() request: CreateSharedMemoryRequest): Promise<SharedMemory> {
    return this.shared.create(accountId, request);
  }
}
