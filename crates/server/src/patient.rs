//! A line whose reader may take its time, but not for ever: what cannot be written for too long ends it.

use std::{
    future::Future,
    io,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Sleep, sleep},
};

/// A line that waits so long for its reader.
pub(crate) struct Patient<L> {
    line: L,
    patience: Duration,
    /// Set while something waits to be written.
    alarm: Option<Pin<Box<Sleep>>>,
}

impl<L> Patient<L> {
    pub(crate) fn new(line: L, patience: Duration) -> Self {
        Self { line, patience, alarm: None }
    }

    /// What came of a write; an error where it has waited too long.
    fn wait<T>(&mut self, written: Poll<io::Result<T>>, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.alarm = None;
            return written;
        }
        let patience = self.patience;
        ready!(self.alarm.get_or_insert_with(|| Box::pin(sleep(patience))).as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<L: AsyncRead + Unpin> AsyncRead for Patient<L> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.line).poll_read(context, buffer)
    }
}

impl<L: AsyncWrite + Unpin> AsyncWrite for Patient<L> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.line).poll_write(context, bytes);
        self.wait(written, context)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.line).poll_flush(context);
        self.wait(flushed, context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.line).poll_shutdown(context);
        self.wait(shut, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.line).poll_write_vectored(context, parts);
        self.wait(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.line.is_write_vectored()
    }
}
