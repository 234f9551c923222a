import { useState, type FormEvent } from 'react';
import { PlainHeader } from '../../ui/PlainHeader';
import { Field } from '../../ui/Field';
import { GroupTests } from './GroupTests';
import { idIn } from './presence';
import { TestLog } from './TestLog';
import { useTestLog } from './test-log';

/** The conversation that is tested unless another is named (specification, section 2). */
const FIRST = 67;

/** Tries what group chats can do on one conversation, and notes what happened. */
export default function GroupTestScreen() {
  const log = useTestLog();
  const [id, setId] = useState(FIRST);
  const [text, setText] = useState(String(FIRST));
  const wanted = idIn(text.trim());

  function choose(event: FormEvent): void {
    event.preventDefault();
    if (wanted === null || wanted === id) return;
    setId(wanted);
    log.say(`Testing conversation ${wanted} from here on.`);
  }

  return (
    <div className="flex h-full flex-col bg-(image:--room)">
      <PlainHeader title="Group Chat Test" />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto grid max-w-5xl gap-6 px-4 pt-6 pb-16 md:px-8 wide:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
          <div className="grid content-start gap-6">
            <form className="grid grid-cols-[1fr_auto] items-start gap-3" onSubmit={choose} noValidate>
              <Field
                label="Conversation id"
                inputMode="numeric"
                autoComplete="off"
                value={text}
                problem={wanted === null ? 'An id is a positive whole number.' : undefined}
                onChange={(event) => setText(event.target.value)}
              />
              <button
                type="submit"
                className="btn btn-quiet mt-7.5 min-h-12"
                disabled={wanted === null || wanted === id}
              >
                Test this one
              </button>
            </form>
            <GroupTests key={id} id={id} log={log} />
          </div>
          <TestLog log={log} />
        </div>
      </div>
    </div>
  );
}
