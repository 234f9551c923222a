import type { SearchHit } from '@kinloom/contract';
import { SearchQuery } from '@kinloom/contract/requests';
import { SearchService } from '@kinloom/domain/conversations';
import { Controller, Get, Query } from '@nestjs/common';
import { AccountId } from '../common/session.guard';

@Controller('api/search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Get()
  find(@AccountId() accountId: number, @Query() query: SearchQuery): Promise<SearchHit[]> {
    return this.search.find(accountId, query);
  }
}
