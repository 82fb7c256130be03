import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '@/shared/http/endpoints';
import { Button } from '@/shared/ui/actions/Button';
import { IconButton } from '@/shared/ui/actions/IconButton';
import type { FaultTimes, PlannedFault } from '../../faults';
import { faultPlan } from '../apply';
import { failureChoices, findFailureWord, findFaultEffect } from '../faultKinds';
import { faultTargets } from '../scenario';
import { Choose, Labelled, Part, type PartProps } from './Part';
import styles from './Part.module.css';

const own = 'own';
const targets = [
  { value: 'all', label: 'Every call' },
  {
    group: 'API',
    choices: Object.entries(endpoints).map(([name, { call }]) => ({ value: name, label: `${name}: ${call}` })),
  },
  {
    group: 'Other hosts',
    choices: faultTargets
      .filter((name) => name !== 'all' && !Object.hasOwn(endpoints, name))
      .map((name) => ({ value: name, label: name })),
  },
];
const failures = [
  ...failureChoices.map(({ group, choices }) => ({
    group,
    choices: choices.map(({ word, says }) => ({ value: word, label: `${word}: ${says}` })),
  })),
  { value: own, label: 'Another code, status or wait …' },
];
const counts = [
  { value: '1', label: 'once' },
  { value: '2', label: 'twice' },
  { value: '3', label: '3 times' },
  { value: '10', label: '10 times' },
  { value: 'always', label: 'always' },
];

const left = (times: FaultTimes) => (times === 'always' ? 'always' : times === 1 ? 'once' : `${times} times`);

function Planned({ fault, onRemove }: { fault: PlannedFault; onRemove: () => void }) {
  const target = fault.endpoint === '*' ? 'every call' : fault.endpoint;
  const word = findFailureWord(fault) ?? 'planned by a test';
  return (
    <li className={styles.planned}>
      <span>
        <b>{target}</b>
        <span>{` ${word}, ${left(fault.left)}`}</span>
      </span>
      <IconButton icon={Trash2} size={18} label={`Remove: ${target} ${word}`} onClick={onRemove} />
    </li>
  );
}

/** Plans failures by endpoint; the first one that matches a call is used. */
export function FaultSection({ status, run }: PartProps) {
  const [endpoint, setEndpoint] = useState('all');
  const [choice, setChoice] = useState('500');
  const [text, setText] = useState('');
  const [times, setTimes] = useState('1');
  const failure = choice === own ? text.trim() : choice;
  const usable = findFaultEffect(failure) !== null;
  const { faults } = status;

  const plan = () => {
    if (!usable) return;
    void run('fail', faultPlan({ endpoint, failure, times: times === 'always' ? times : Number(times) }));
  };
  return (
    <Part name="Failures" value={faults.length === 0 ? 'none planned' : `${faults.length} planned`}>
      <Choose label="Call" value={endpoint} onChange={setEndpoint} choices={targets} />
      <Choose label="What happens" value={choice} onChange={setChoice} choices={failures} />
      {choice === own && (
        <Labelled label="Code (20-100-0005-001), status (502) or wait (1500ms)">
          {(id) => (
            <input id={id} className={styles.input} value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Labelled>
      )}
      <div className={styles.line}>
        <Choose label="How often" value={times} onChange={setTimes} choices={counts} />
        <Button size="sm" variant="outline" onClick={plan} disabled={!usable} reason="No code, status or wait">
          Plan
        </Button>
      </div>
      {faults.length > 0 && (
        <ul aria-label="Planned failures">
          {faults.map((fault) => (
            <Planned key={fault.id} fault={fault} onRemove={() => void run('heal', { id: fault.id })} />
          ))}
        </ul>
      )}
      {faults.length > 1 && (
        <Button size="sm" variant="ghost" onClick={() => void run('heal', {})}>
          Remove all
        </Button>
      )}
    </Part>
  );
}
