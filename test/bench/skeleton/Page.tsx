import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { asked } from './store';

export default function Page() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useEffect(() => void dispatch(asked), [dispatch]);
  return <button type="button" onClick={() => void navigate('/')} />;
}
