import { fail, ok, type OpenSession, type Result, type SecondFactor } from '@fnc/domain';
import { Account, type AccountState, type Problem } from '@fnc/ui/admin';
import { useCallback, useEffect, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { useLeaving } from '../navigation/useLeaving.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemIn, problemOf } from '@fnc/domain/api';
import { useNow } from '../shared/useNow.ts';

async function settled<T>(call: Promise<T>): Promise<Result<T, Problem>> {
  try {
    return ok(await call);
  } catch (error) {
    return fail(problemOf(error));
  }
}

const stateOf = (found: Result<[SecondFactor, readonly OpenSession[]], Problem>): AccountState =>
  found.ok
    ? { phase: 'ready', data: { factor: found.value[0], sessions: found.value[1] } }
    : { phase: 'failed', problem: found.error };

export function AccountPage() {
  const { account, browser } = useAdmin().services;
  const { accountName, onChangePassword } = useOutletContext<{ accountName: string; onChangePassword: () => void }>();
  const now = useNow();
  const { leaving, onDirty } = useLeaving();
  const [state, setState] = useState<AccountState>({ phase: 'loading' });
  const load = useCallback(
    () =>
      settled(Promise.all([account.secondFactor(), account.listSessions()]))
        .then(stateOf)
        .then(setState),
    [account],
  );
  useEffect(() => void load(), [load]);

  return (
    <Account
      accountName={accountName}
      state={state}
      now={now}
      onRefresh={() => void load()}
      onChangePassword={onChangePassword}
      onEnd={(id) => problemIn(account.endSession(id))}
      onEndOthers={() => settled(account.endOtherSessions())}
      onSetUp={(password) => settled(account.setUpSecondFactor(password))}
      onConfirm={(code) => settled(account.confirmSecondFactor(code))}
      onRenew={(code) => settled(account.renewRecoveryCodes(code))}
      onSwitchOff={(code) => problemIn(account.switchOffSecondFactor(code))}
      onDownload={browser.download}
      onPrint={browser.print}
      onCopy={browser.copy}
      onDirty={onDirty}
      leaving={leaving}
    />
  );
}
