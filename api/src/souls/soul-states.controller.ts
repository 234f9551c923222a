import type { OneSoulState, SoulStates } from '@kinloom/contract';
import { SoulsService } from '@kinloom/domain/souls';
import { Controller, Get, Param } from '@nestjs/common';
import { AccountId } from '../common/session.guard';
import { IdPipe } from '../common/parse.pipe';

/** States of an account's souls. */
@Controller('api')
export class SoulStatesController {
  constructor(private readonly souls: SoulsService) {}

  @Get('soul')
  async list(@AccountId() accountId: number): Promise<SoulStates> {
    return { success: true, souls: await this.souls.states(accountId) };
  }

  @Get('soul/:id')
  async get(@AccountId() accountId: number, @Param('id', IdPipe) id: number): Promise<OneSoulState> {
    return { success: true, soul: await this.souls.state(accountId, id) };
  }

  /** The same list, under the path that the uploader uses. */
  @Get('get_souls')
  listForUploads(@AccountId() accountId: number): Promise<SoulStates> {
    return this.list(accountId);
  }
}
