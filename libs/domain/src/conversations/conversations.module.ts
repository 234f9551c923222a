import { AccountsModule } from '@kinloom/domain/accounts';
import { BudgetsModule } from '@kinloom/domain/budgets';
import { CareModule } from '@kinloom/domain/care';
import { MemoriesModule } from '@kinloom/domain/memories';
import { WorkModule } from '@kinloom/domain/work';
import { Module } from '@nestjs/common';
import { ControlsRepository } from './controls.repository';
import { ControlsService } from './controls.service';
import { ConversationsRepository } from './conversations.repository';
import { ConversationsService } from './conversations.service';
import { Floor } from './floor';
import { MessagesRepository } from './messages.repository';
import { MessagesService } from './messages.service';
import { ModelEndpointsRepository } from './model-endpoints.repository';
import { NoticesRepository } from './notices.repository';
import { RepliesRepository } from './replies.repository';
import { SoulTalkService } from './soul-talk.service';
import { Speaking } from './speaking';
import { PlacesRepository } from './places.repository';
import { PlacesService } from './places.service';
import { SearchRepository } from './search.repository';
import { SearchService } from './search.service';
import { TurnCalls } from './turn-calls';
import { TurnsRepository } from './turns.repository';
import { TurnsService } from './turns.service';
import { voiceProvider } from './voice.provider';
import { Watch } from './watch';

@Module({
  imports: [AccountsModule, BudgetsModule, CareModule, MemoriesModule, WorkModule],
  providers: [
    ControlsRepository,
    ControlsService,
    ConversationsRepository,
    ConversationsService,
    Floor,
    MessagesRepository,
    MessagesService,
    ModelEndpointsRepository,
    NoticesRepository,
    RepliesRepository,
    SoulTalkService,
    Speaking,
    PlacesRepository,
    PlacesService,
    SearchRepository,
    SearchService,
    TurnCalls,
    TurnsRepository,
    TurnsService,
    voiceProvider,
    Watch,
  ],
  exports: [
    ControlsService,
    ConversationsService,
    MessagesService,
    ModelEndpointsRepository,
    PlacesService,
    SearchService,
    SoulTalkService,
    TurnsService,
    voiceProvider,
  ],
})
export class ConversationsModule {}
